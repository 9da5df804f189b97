/** Deviations of the text format from seed 000, to the letter: docs/formats.md lists them, and all else is refused. */
import { readFileSync } from 'node:fs';
import { readPuzzlesSync } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { pips } from '../kind.js';
import { textFormat } from './text.js';

const STRICT = `// A comment
board:
 ##
###
 #

pieces:
06,12,33

constraints:
Exactly 6 {(1,0),(2,0)}
AllSame None {(0,1),(1,1)}
AllDifferent {} {(2,1),(1,2)}
`;
const EMPTY = 'board:\n\npieces:\n\n\nconstraints:\n';

/** The names are those of the list in the documentation. */
const TOLERATED: readonly [name: string, texts: readonly string[], strict?: string][] = [
  ['a byte order mark', [`\uFEFF${STRICT}`]],
  ['line ends of other systems', [STRICT.replaceAll('\n', '\r\n'), STRICT.replaceAll('\n', '\r')]],
  ['no line end, or no empty line, at the end', [STRICT.trimEnd(), STRICT, `${STRICT}\n`]],
  [
    'more empty lines',
    [`\n\n${STRICT}`, STRICT.replace('\nboard', '\n\nboard'), STRICT.replaceAll('\n\n', '\n\n\n'), `${STRICT}\n\n\n`],
  ],
  [
    'lines of blanks for empty lines, except in the board',
    [` \n${STRICT}`, STRICT.replace('33\n\n', '33\n \t\n'), STRICT.replace('#\n\np', '#\n\n  \np'), `${STRICT}  \n`],
  ],
  [
    'more comments, on their own lines anywhere',
    [
      STRICT.replace('board:', 'board:\n// Another'),
      STRICT.replace('06', '// Another\n06'),
      STRICT.replace('AllSame', '// Another\nAllSame'),
      STRICT.replace('\n\npieces', '\n\n// Another\n\npieces'),
      `${STRICT}\n// Another`,
    ],
    STRICT.replace('// A comment\n', '// A comment\n// Another\n'),
  ],
  [
    'extra blanks in a comment, or none after `//`',
    [STRICT.replace('// A', '//A'), STRICT.replace('// A ', '//  A \t')],
  ],
  [
    'blanks after a heading',
    ['board:', 'pieces:', 'constraints:'].flatMap((heading) => [
      STRICT.replace(heading, `${heading} `),
      STRICT.replace(heading, `${heading}\t `),
    ]),
  ],
  [
    'blanks around dominoes',
    [STRICT.replaceAll(/,(?=[13])/g, ', '), STRICT.replace('06,12,33', ' 06 ,\t12\u00a0,33 ')],
  ],
  [
    'extra blanks around a rule or between its parts',
    [
      STRICT.replaceAll(/^(?=[AE])/gm, '  '),
      STRICT.replaceAll(/\}$/gm, '} \t'),
      STRICT.replaceAll(/ (?=[{6N])/g, '  \t'),
    ],
  ],
  [
    'blanks within braces and parentheses',
    [STRICT.replaceAll('{', '{ ').replaceAll('}', ' }'), STRICT.replaceAll('(', '( ').replaceAll(',', ' , ')],
  ],
  ['no blank before a brace', [STRICT.replaceAll(' {', '{')]],
  ['`None` and `{}` left out', [STRICT.replace(' None', ''), STRICT.replace(' {}', '')]],
  ['leading zeros in rules', [STRICT.replace('Exactly 6', 'Exactly 06'), STRICT.replace('(0,1)', '(00,001)')]],
  [
    'no line of dominoes if there are none',
    [
      'board:\n\npieces:\n\nconstraints:\n',
      'board:\n\npieces:\n\n\nconstraints:',
      'board:\n\npieces:\n \nconstraints:\n',
    ],
    EMPTY,
  ],
];

const REFUSED: readonly [name: string, text: string, code: string][] = [
  ['a blank before a heading', STRICT.replace('board:', ' board:'), 'line-unexpected'],
  ['a capital in a heading', STRICT.replace('board:', 'Board:'), 'line-unexpected'],
  ['a blank before the colon', STRICT.replace('pieces:', 'pieces :'), 'section-missing'],
  ['pieces beside their heading', STRICT.replace('pieces:\n', 'pieces: '), 'section-missing'],
  ['a blank before a comment', STRICT.replace('// A', ' // A'), 'line-unexpected'],
  ['a comment after a constraint', STRICT.replace('(2,0)}', '(2,0)} // six'), 'text-after-points'],
  ['an empty line after a heading', STRICT.replace('board:', 'board:\n'), 'line-unexpected'],
  ['an empty line after the heading of pieces', STRICT.replace('pieces:', 'pieces:\n'), 'line-unexpected'],
  ['an empty line in the board', STRICT.replace('###', '\n###'), 'line-unexpected'],
  ['a line of blanks after the board', STRICT.replace('#\n\np', '#\n \np'), 'blank-line-missing'],
  ['a dot for no cell', STRICT.replace(' ##', '.##'), 'board-character'],
  ['pieces apart by blanks', STRICT.replace('06,12', '06 12'), 'piece-syntax'],
  ['pieces apart by semicolons', STRICT.replace('06,12', '06;12'), 'piece-syntax'],
  ['a blank in a piece', STRICT.replace('06', '0 6'), 'piece-syntax'],
  ['digits of another script', STRICT.replace('06', '٠٦'), 'piece-syntax'],
  ['small letters', STRICT.replace('AllSame', 'allSame'), 'rule-unknown'],
  ['no blank before the number', STRICT.replace('Exactly 6', 'Exactly6'), 'rule-unknown'],
  ['a small none', STRICT.replace('None', 'none'), 'argument-invalid'],
  ['a number in parentheses', STRICT.replace('Exactly 6', 'Exactly (6)'), 'argument-invalid'],
  ['a plus', STRICT.replace('Exactly 6', 'Exactly +6'), 'argument-invalid'],
  ['a fraction that is none', STRICT.replace('Exactly 6', 'Exactly 6.0'), 'argument-invalid'],
  ['a minus before 0', STRICT.replace('Exactly 6', 'Exactly -0'), 'argument-invalid'],
  ['an exponent', STRICT.replace('Exactly 6', 'Exactly 6e0'), 'argument-invalid'],
  ['pips to avoid that are no digits', STRICT.replace('{}', '{1.0}'), 'argument-invalid'],
  ['square brackets', STRICT.replace('{(1,0),(2,0)}', '[(1,0),(2,0)]'), 'argument-invalid'],
  ['points without commas', STRICT.replace('),(', ')('), 'point-syntax'],
  ['a minus before 0 in a point', STRICT.replace('(1,0)', '(1,-0)'), 'point-syntax'],
  ['a full stop after a constraint', STRICT.replace('(2,0)}', '(2,0)}.'), 'text-after-points'],
];

const readOne = (text: string) => {
  const [reading, ...others] = readPuzzlesSync(text, [pips], 'text');
  if (reading === undefined || others.length > 0) throw new Error('one puzzle is expected');
  return reading.checked;
};

const rewritten = (text: string) => {
  const checked = readOne(text);
  if (!checked.ok) return checked.error.map(({ code }) => code);
  const made = textFormat.make([checked.value]);
  return made.ok ? made.value : made.error;
};

describe('a deviation from the text format', () => {
  it.each(TOLERATED)('seed 000: is read, and written as it should be: %s', (_, texts, strict = STRICT) => {
    for (const text of texts) expect(rewritten(text), text).toBe(strict);
  });

  it.each(REFUSED)('seed 000: is an error: %s', (_, text, code) => {
    const checked = readOne(text);
    expect(checked.ok ? [] : checked.error.map((each) => each.code)).toContain(code);
    for (const { where } of checked.ok ? [] : checked.error) expect(where.line).toBeGreaterThan(0);
  });

  it('seed 000: is no character too many that changes nothing', () => {
    for (const character of '+-,;./x({})[]#') {
      for (let at = STRICT.indexOf('board'); at <= STRICT.length; at++) {
        const text = STRICT.slice(0, at) + character + STRICT.slice(at);
        expect(rewritten(text), text).not.toBe(STRICT);
      }
    }
  });

  it('seed 000: is read only if the documentation lists it', () => {
    const page = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8');
    const [, section = ''] = page.split('### What is read beyond seed 000\n');
    const [table = ''] = section.split('\n#');
    const rows = [...table.matchAll(/^\| (.*?) +\|/gm)].map(([, name]) => name);
    expect(rows.slice(2)).toEqual(TOLERATED.map(([name]) => name));
  });
});
