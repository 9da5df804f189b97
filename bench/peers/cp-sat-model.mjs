/**
 * The placement model: one Boolean for each way to lay one domino on one pair of cells, and only linear constraints on
 * them. Values need no variables of their own: that a cell holds a 3 is the sum of the placements that put one there.
 * A double lies one way, so each solution is one assignment.
 */

/**
 * @typedef {import('@pipwright/pips').Cell} Cell
 * @typedef {import('@pipwright/pips').Domino} Domino
 * @typedef {import('@pipwright/pips').Placement} Placement
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('@pipwright/pips').Region} Region
 * @typedef {{ vars: number[], coeffs: number[], domain: [number, number] }} Linear
 * @typedef {{ exactlyOne: { literals: number[] } } | { linear: Linear }} Constraint
 * @typedef {{ variables: { domain: [number, number] }[], constraints: Constraint[] }} Model
 */

/**
 * The model, in the field names of CP-SAT's protocol buffer, and what its variables stand for.
 * @param {Puzzle} puzzle
 * @returns {{ model: Model, placements: Placement[] }}
 */
export function placementModel(puzzle) {
  const placements = allPlacements(puzzle);
  /** The halves that lie on each cell. @type {Map<string, { variable: number, pip: number }[]>} */
  const on = new Map(puzzle.cells.map((cell) => [String(cell), []]));
  for (const [variable, { domino, cells }] of placements.entries()) {
    for (const half of [0, 1])
      on.get(String(cells[half]))?.push({ variable, pip: /** @type {number} */ (domino[half]) });
  }
  const halves = (/** @type {Cell} */ cell) => on.get(String(cell)) ?? [];
  /** @type {Constraint[]} */
  const covered = puzzle.cells.map((cell) => ({
    exactlyOne: { literals: halves(cell).map(({ variable }) => variable) },
  }));
  const ruled = puzzle.regions.flatMap((region) => ruleConstraints(region, halves, puzzle.maxPip));
  return {
    model: {
      variables: placements.map(() => ({ domain: [0, 1] })),
      constraints: [...covered, ...supplyConstraints(puzzle, placements), ...ruled],
    },
    placements,
  };
}

/** The constraint that some placement of a solution is another one. @param {readonly number[]} chosen @returns {Constraint} */
export function notAgain(chosen) {
  return { linear: { vars: [...chosen], coeffs: chosen.map(() => 1), domain: [-1, chosen.length - 1] } };
}

/** All but those that a rule on single values forbids. @param {Puzzle} puzzle */
function allPlacements(puzzle) {
  const ruleAt = new Map(puzzle.regions.flatMap(({ cells, rule }) => cells.map((cell) => [String(cell), rule])));
  const allows = (/** @type {Cell} */ cell, /** @type {number} */ pip) => {
    const rule = ruleAt.get(String(cell));
    switch (rule?.kind) {
      case undefined:
      case 'sum':
        return true;
      case 'same':
        return rule.value === undefined || rule.value === pip;
      case 'different':
        return !rule.avoiding.includes(pip);
      case 'each':
        return { '<': pip < rule.value, '>': pip > rule.value, '=': pip === rule.value, '≠': pip !== rule.value }[
          rule.op
        ];
    }
  };
  const board = new Set(puzzle.cells.map(String));
  /** @type {Placement[]} */
  const placements = [];
  for (const first of puzzle.cells) {
    const [row, column] = first;
    for (const second of /** @type {Cell[]} */ ([
      [row, column + 1],
      [row + 1, column],
    ])) {
      if (!board.has(String(second))) continue;
      for (const [low, high] of kindsOfDominoes(puzzle)) {
        /** @type {Domino[]} */
        const ways =
          low === high
            ? [[low, high]]
            : [
                [low, high],
                [high, low],
              ];
        for (const domino of ways) {
          if (allows(first, domino[0]) && allows(second, domino[1]))
            placements.push({ domino, cells: [first, second] });
        }
      }
    }
  }
  return placements;
}

/** @param {Puzzle} puzzle @returns {Domino[]} each once, the lower pip first */
function kindsOfDominoes({ supply, maxPip }) {
  if (supply.kind === 'list') return [...new Set(supply.dominoes.map(nameOf))].map((name) => pipsIn(name));
  return Array.from({ length: maxPip + 1 }, (_, low) =>
    Array.from({ length: maxPip + 1 - low }, (_, more) => /** @type {Domino} */ ([low, low + more])),
  ).flat();
}

/** @param {Domino} domino */
const nameOf = ([a, b]) => (a <= b ? `${a}-${b}` : `${b}-${a}`);

/** @param {string} name @returns {Domino} */
const pipsIn = (name) => {
  const [low = 0, high = 0] = name.split('-').map(Number);
  return [low, high];
};

/** @param {Puzzle} puzzle @param {Placement[]} placements @returns {Constraint[]} */
function supplyConstraints(puzzle, placements) {
  const { supply } = puzzle;
  if (supply.kind === 'set' && supply.repeats) return [];
  /** @type {Map<string, number[]>} */
  const uses = new Map(kindsOfDominoes(puzzle).map((domino) => [nameOf(domino), []]));
  for (const [variable, { domino }] of placements.entries()) uses.get(nameOf(domino))?.push(variable);
  return [...uses].map(([name, vars]) => {
    const copies = supply.kind === 'list' ? supply.dominoes.filter((domino) => nameOf(domino) === name).length : 1;
    return { linear: { vars, coeffs: vars.map(() => 1), domain: [supply.kind === 'list' ? copies : 0, copies] } };
  });
}

/** @param {Region} region @param {(cell: Cell) => { variable: number, pip: number }[]} halves @param {number} maxPip @returns {Constraint[]} */
function ruleConstraints({ cells, rule }, halves, maxPip) {
  const pips = Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  const holding = (/** @type {Cell} */ cell, /** @type {number} */ pip, weight = 1) =>
    halves(cell).flatMap((half) => (half.pip === pip ? [{ variable: half.variable, weight }] : []));
  switch (rule.kind) {
    case 'sum': {
      const most = maxPip * cells.length;
      const total = cells.flatMap((cell) => halves(cell).map(({ variable, pip }) => ({ variable, weight: pip })));
      const target = Math.min(rule.target, most + 1);
      if (rule.op === '=') return [linear(total, target, target)];
      return [rule.op === '<' ? linear(total, -1, target - 1) : linear(total, target + 1, Math.max(most, target + 1))];
    }
    case 'same':
      return cells
        .slice(1)
        .flatMap((cell, i) =>
          pips.map((pip) => linear([...holding(/** @type {Cell} */ (cells[i]), pip), ...holding(cell, pip, -1)], 0, 0)),
        );
    case 'different':
      return pips.map((pip) =>
        linear(
          cells.flatMap((cell) => holding(cell, pip)),
          0,
          1,
        ),
      );
    case 'each':
      return [];
  }
}

/** A placement with both halves in the region counts twice. @param {{ variable: number, weight: number }[]} terms @param {number} least @param {number} most @returns {Constraint} */
function linear(terms, least, most) {
  /** @type {Map<number, number>} */
  const weights = new Map();
  for (const { variable, weight } of terms) weights.set(variable, (weights.get(variable) ?? 0) + weight);
  return { linear: { vars: [...weights.keys()], coeffs: [...weights.values()], domain: [least, most] } };
}
