/** The English of the line above a puzzle that a link has led to. */
export const enWelcome = {
  /** How it is heard. */
  label: 'About this link',
  close: 'Close this line',
  beat: (time: string) => `Beat ${time}.`,
};
