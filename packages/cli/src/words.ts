/** Sentences for what can be wrong with a file before it is a puzzle, and with a solution beside it. */
import { coreWords, type Words } from '@pipwright/core';

export const fileWords = {
  ...coreWords,
  'file-missing': () => 'There is no such file.',
  'file-is-directory': () => 'This is a folder. Name the files in it, as in folder/*.txt.',
  'file-unreadable': (data: { reason: string }) => `The file cannot be read (${data.reason}).`,
  'not-utf8': () => 'The file is not UTF-8 text. Save it as UTF-8.',
  'level-missing': (data: { level: string }) => `There is no ${data.level} puzzle in this file.`,
  'format-of-other-kind': (data: { kind: string; format: string }) =>
    `A ${data.kind} puzzle cannot be written as ${data.format}.`,
  'solution-missing': () => 'There is no solution to check here.',
} satisfies Words;
