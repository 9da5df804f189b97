/** The members of a set of bits, from the smallest. */
export function members(set: number): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}
