/** Why the system refused something, for people; a code that seldom comes is told as it is. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a file is where a folder should be',
  EEXIST: 'a file is where a folder should be',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ELOOP: 'links lead round in a circle',
  ENAMETOOLONG: 'the name is too long',
};

export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return REASONS[code] ?? code;
}
