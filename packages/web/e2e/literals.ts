/** What catalogues say, read from their sources. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** All that is written for people in the files of a catalogue: its texts, and not the names within its code. */
export function literalsOf(language: string): string[] {
  const sources = new URL('../src/', import.meta.url);
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const own = names.filter((name) =>
    new RegExp(`(?:^|/)words/${language}(?:/[\\w-]+|-sheets|-lessons)?\\.ts$`).test(name),
  );
  return own.flatMap((name) => literalsIn(readFileSync(new URL(name, sources), 'utf8')));
}

function literalsIn(text: string): string[] {
  const source = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const see = (node: ts.Node) => {
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) &&
      isText(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, see);
  };
  see(source);
  return texts;
}

function isText({ parent, pos }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.pos !== pos;
  return !(
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isElementAccessExpression(parent)
  );
}
