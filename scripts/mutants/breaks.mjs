/**
 * Finds in the syntax of a source what can be broken: each break puts another text in the place of one stretch, as a slip
 * would. Types, imports, texts, and what an error is thrown with stay whole: no test need hold them.
 */
import { createHash } from 'node:crypto';
import ts from 'typescript';
import { REACHED } from './names.mjs';

/** `file` has a path from the root, `within` is the innermost function around it, by the name that its mark reports. */
/** @typedef {{ file: string, line: number, within: string, start: number, end: number, from: string, to: string }} Break */
/** @typedef {[part: ts.Node, to: string][]} Changes */

const KEPT = [ts.isTypeNode, ts.isInterfaceDeclaration, ts.isTypeAliasDeclaration, ts.isImportDeclaration];
/** Each of a pair becomes the other. */
const OPERATORS = '< <= > >= === !== && || + - * / & | << >> += -='.split(' ');
const ORDERED = ['-', '/', '%', '<', '<=', '>', '>='];

/** @param {ts.Node} node @returns {node is ts.FunctionLikeDeclaration & { body: ts.Node }} */
const isFunction = (node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** In the order of the source. @param {string} file @param {string} text @returns {Break[]} */
export function breaksOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Break[]} */
  const breaks = [];
  const visit = (/** @type {ts.Node} */ node, /** @type {string} */ outer) => {
    if (KEPT.some((is) => is(node))) return;
    const within = isFunction(node) ? `${file}:${node.body.getStart()}` : outer;
    for (const [part, to] of changesOf(node)) {
      const [start, end] = [part.getStart(), part.getEnd()];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      breaks.push({ file, line, within, start, end, from: text.slice(start, end), to });
    }
    if (!ts.isThrowStatement(node)) ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, `${file}:0`);
  return breaks;
}

/** @param {ts.Node} node @returns {Changes} */
function changesOf(node) {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return negated(node.expression);
  if ((ts.isForStatement(node) || ts.isConditionalExpression(node)) && node.condition) return negated(node.condition);
  if (ts.isBinaryExpression(node)) return otherwiseJoined(node);
  if (ts.isNumericLiteral(node)) return [[node, `${Number(node.text) + 1}`]];
  if (ts.isReturnStatement(node) && node.expression !== undefined)
    return constants(node.expression, ts.findAncestor(node, isFunction)?.type);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return constants(node.body, node.type);
  const isDropped = ts.isExpressionStatement(node)
    ? !/^(?:super\(|console\.|['"])/.test(node.getText())
    : ts.isThrowStatement(node) || ts.isReturnStatement(node) || ts.isBreakOrContinueStatement(node);
  return isDropped ? [[node, ';']] : [];
}

/** Equality is left to the change of its operator. @param {ts.Expression} node @returns {Changes} */
function negated(node) {
  const operator = ts.isBinaryExpression(node) ? node.operatorToken.getText() : '';
  return /^[=!]==$/.test(operator) ? [] : [[node, `!(${node.getText()})`]];
}

/** Texts stay joined. @param {ts.BinaryExpression} node @returns {Changes} */
function otherwiseJoined(node) {
  const { left, operatorToken, right } = node;
  const operator = operatorToken.getText();
  const other = OPERATORS[OPERATORS.indexOf(operator) ^ 1];
  if ([left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))) return [];
  /** @type {Changes} */
  const changes = other === undefined ? [] : [[operatorToken, other]];
  if (ORDERED.includes(operator)) changes.push([node, `(${right.getText()}) ${operator} (${left.getText()})`]);
  return changes;
}

/** Plain values of what is returned, by the type that is named. @param {ts.Expression} node @param {ts.TypeNode} [type] @returns {Changes} */
function constants(node, type) {
  const named = type?.getText() ?? '';
  const isList = /\[\]$/.test(named) || ts.isArrayLiteralExpression(node);
  const plain = named === 'number' ? '0' : named === 'string' ? "''" : isList ? '[]' : 'undefined';
  const isTruth = /^(?:boolean|true|false)$|^\w+ is /.test((type ?? node).getText());
  const values = named === 'void' ? [] : isTruth ? ['true', 'false'] : [plain];
  return values.filter((value) => value !== node.getText()).map((value) => [node, value]);
}

/** @param {string} text @param {Break} change */
export const broken = (text, { start, end, to }) => text.slice(0, start) + to + text.slice(end);

/** The source with a mark in each function, which reports that it has run. @param {string} file @param {string} text */
export function marked(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mark = (/** @type {number} */ at) => `globalThis.${REACHED}?.add('${file}:${at}')`;
  /** @type {[at: number, what: string][]} */
  const added = [[source.statements[0]?.getStart() ?? 0, `${mark(0)};`]];
  const visit = (/** @type {ts.Node} */ node) => {
    if (isFunction(node)) {
      const [start, end] = [node.body.getStart(), node.body.getEnd()];
      if (ts.isBlock(node.body)) added.push([start + 1, `${mark(start)};`]);
      else added.push([start, `(${mark(start)}, `], [end, ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  added.sort(([a], [b]) => b - a);
  return added.reduce((whole, [at, what]) => whole.slice(0, at) + what + whole.slice(at), text);
}

/** Some of the breaks, everywhere the same by the same seed. @param {Break[]} breaks @param {string} seed @param {number} count */
export function draw(breaks, seed, count) {
  const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');
  const ranks = new Map(breaks.map((each) => [each, hash(`${seed} ${each.within} ${each.start} ${each.to}`)]));
  return [...breaks].sort((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1)).slice(0, count);
}
