/** The English of Home. */
export const home = {
  today: 'Today',
  noToday: 'Today’s puzzles couldn’t be loaded. Are you online?',
  noMoreDays:
    'This version has no puzzles for days after 2027. An update may bring more. The calendar has all the others.',
  times: 'Today in the Times',
  goOn: 'continue',
  continue: 'Continue',
  play: 'Play',
  progress: { new: 'not started', begun: 'started', finished: 'solved' },
  solved: (done: number, count: number) => `${done} of ${count} solved`,
  choose: (title: string, progress: string) => `${title}, ${progress}`,
  of: (solved: number, count: number) => `${solved} of ${count}`,
  lessons: 'Lessons',
  start: 'Start',
  startOf: (pack: string) => `Start ${pack}`,
  next: 'Next',
  nextOf: (pack: string) => `Next puzzle of ${pack}`,
  samples: 'Samples',
  toTry: 'Two small puzzles to try. They have many solutions.',
  noneYet: 'What you import, and what you have played, is kept here.',
  all: 'Show all',
};
