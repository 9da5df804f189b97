/** The lowest point of a function of a few numbers, without its slope: the simplex of Nelder and Mead. */

/**
 * @param {(point: readonly number[]) => number} height
 * @param {readonly number[]} start
 * @param {{ steps?: number, width?: number }} [options] `width`: of the first simplex
 */
export function lowest(height, start, { steps = 1_500, width = 0.5 } = {}) {
  const rated = (/** @type {readonly number[]} */ point) => ({ point, height: height(point) });
  const simplex = [
    rated(start),
    ...start.map((_, i) => rated(start.map((value, j) => (i === j ? value + width : value)))),
  ];
  const byHeight = (/** @type {{ height: number }} */ a, /** @type {{ height: number }} */ b) => a.height - b.height;
  for (let step = 0; step < steps; step++) {
    simplex.sort(byHeight);
    const worst = at(simplex, simplex.length - 1);
    const others = simplex.slice(0, -1);
    const centre = start.map((_, i) => others.reduce((sum, { point }) => sum + at(point, i), 0) / others.length);
    /** As far beyond the centre as the worst is before it, times a factor. @param {number} factor */
    const beyond = (factor) => rated(centre.map((value, i) => value + factor * (value - at(worst.point, i))));
    const mirrored = beyond(1);
    const second = at(simplex, simplex.length - 2);
    if (mirrored.height < at(simplex, 0).height) {
      const further = beyond(2);
      simplex[simplex.length - 1] = further.height < mirrored.height ? further : mirrored;
    } else if (mirrored.height < second.height) simplex[simplex.length - 1] = mirrored;
    else {
      const nearer = mirrored.height < worst.height ? beyond(0.5) : beyond(-0.5);
      if (nearer.height < Math.min(worst.height, mirrored.height)) simplex[simplex.length - 1] = nearer;
      else {
        const best = at(simplex, 0).point;
        for (const [i, { point }] of simplex.entries())
          if (i > 0) simplex[i] = rated(point.map((value, j) => (value + at(best, j)) / 2));
      }
    }
  }
  return at(simplex.sort(byHeight), 0).point;
}

/** @template T @param {readonly T[]} list @param {number} index @returns {T} */
function at(list, index) {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is nothing at ${index}`);
  return item;
}
