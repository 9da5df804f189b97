/** What is drawn and what kind of file it becomes: `--style` and the ending of `-o` decide together. */
import { UsageError } from '../../usage-error.js';

export type Medium = 'text' | 'svg' | 'png' | 'html';

export interface Target {
  readonly medium: Medium;
  readonly style: string | undefined;
}

/** Styles that are not a kind's own: its picture as another kind of file. */
export const FILE_STYLES = ['png', 'html'] as const;

const ENDINGS: Readonly<Record<string, Medium>> = { txt: 'text', svg: 'svg', png: 'png', html: 'html', htm: 'html' };

/** @param isPicture is this style a picture, rather than lines of characters? */
export function targetOf(
  style: string | undefined,
  file: string | undefined,
  isPicture: (style: string) => boolean,
): Target {
  const media = mediaOf(style, isPicture);
  const medium = mediumOf(file) ?? media[0] ?? 'text';
  if (!media.includes(medium)) {
    const endings = media.map((each) => (each === 'text' ? '.txt' : `.${each}`));
    throw new UsageError(
      `--style ${style} cannot be written to ${file}. Leave out --style, or use the ending ${endings.join(', ')}.`,
    );
  }
  return { medium, style: FILE_STYLES.some((each) => each === style) ? undefined : style };
}

/** As what a style can be written, the first unless the file's name says otherwise. */
function mediaOf(style: string | undefined, isPicture: (style: string) => boolean): readonly Medium[] {
  if (style === undefined) return ['text', 'svg', 'png', 'html'];
  if (style === 'svg' || style === 'png' || style === 'html') return [style];
  return isPicture(style) ? ['svg', 'png', 'html'] : ['text'];
}

function mediumOf(file: string | undefined): Medium | undefined {
  const [, ending = ''] = /\.([^./\\]+)$/.exec(file ?? '') ?? [];
  if (ending === '') return undefined;
  const medium = ENDINGS[ending.toLowerCase()];
  if (medium !== undefined) return medium;
  throw new UsageError(`${file}: a drawing cannot be written as .${ending}. Use .txt, .svg, .png or .html.`);
}
