/** The English of Home. */
export const home = {
  today: 'Today',
  noToday: 'Today’s puzzles couldn’t be loaded. Are you online?',
  times: 'Puzzles of the Times',
  goOn: 'continue',
  continue: 'Continue',
  play: 'Play',
  progress: { new: 'not started', begun: 'started', finished: 'solved' },
  solved: (done: number, count: number) => `${done} of ${count} solved`,
  choose: (title: string, progress: string) => `${title}, ${progress}`,
  of: (solved: number, count: number) => `${solved} of ${count}`,
  next: 'Next',
  nextOf: (pack: string) => `Next puzzle of ${pack}`,
  samples: 'Samples',
  noneYet: 'What you import, and what you have played, is kept here.',
  all: 'Show all',
};
