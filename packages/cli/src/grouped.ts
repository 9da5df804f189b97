/** A number with commas between thousands and at most three decimals, the same in every locale. */
export function grouped(value: number): string {
  const [whole = '', ...rest] = String(Math.round(value * 1000) / 1000).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.');
}
