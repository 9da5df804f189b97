export const enWelcome = {
  label: 'About this link',
  close: 'Close this line',
  lessons: 'Lessons',
  beat: (time: string) => `Beat ${time}, the sender’s time.`,
};
