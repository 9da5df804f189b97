/** Milliseconds of processor time that some work takes: unlike a clock's, they do not depend on what else is running. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
