/** The most bytes that a process has held in memory, this one or another; null where that cannot be told. */
import { readFileSync } from 'node:fs';

export function peakMemory(pid?: number): number | null {
  // Linux adds to maxRSS what the parent held when it started the process; what it keeps in /proc is the process's own.
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux, or the process is gone.
  }
  return pid === undefined ? process.resourceUsage().maxRSS * 1024 : null;
}
