export const enCoach = {
  label: 'How to play',
  progress: (number: number, count: number) => `${number} of ${count}`,
  skip: 'Skip',
  done: 'That’s it.',
  next: 'Next',
  end: 'You know how to play.',
  play: 'Today’s puzzles',
};
