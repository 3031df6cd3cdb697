/** Drawn part of the building: columns, slabs, walls (brief §1 and §17.6). */
type Stage = 1 | 2 | 3 | 4;

const measures =
  'M40 500V516M40 508H202M202 500V516M202 508H364M364 500V516M364 508H580M580 500V516M580 508H742M742 500V516M742 508H904M904 500V516';
const columns = [40, 202, 364, 580, 742, 904].map((x) => `M${x} 180V320M${x} 330V470`).join('');
const slabs = 'M22 170H922M22 180H922M22 320H922M22 330H922';
/** Slats between two columns, or a window with its rail. */
const slats = (from: number, to: number, top: number) => {
  const count = Math.floor((to - from - 8) / 7);
  return Array.from({ length: count }, (_, n) => `M${from + 6 + 7 * n} ${top + 6}V${top + 134}`).join('');
};
const opening = (from: number, to: number, top: number) =>
  `M${(from + to) / 2} ${top}V${top + 140}M${from + 8} ${top + 108}H${to - 8}`;
const walls = opening(40, 202, 180) + slats(202, 364, 180);
const rest = [
  [opening(364, 580, 180), slats(580, 742, 180), opening(742, 904, 180)],
  [slats(40, 202, 330), opening(202, 364, 330), slats(364, 580, 330)],
  [opening(580, 742, 330), slats(742, 904, 330)],
].flat();
/** Trunk, and leaves around its top. */
const palm = (x: number, y: number, length: number) =>
  `M${x - 5} 470C${x} ${y + 135} ${x + 3} ${y + 54} ${x} ${y}` +
  Array.from({ length: 9 }, (_, n) => {
    const angle = (Math.PI * (n + 0.5)) / 9;
    const [dx, dy] = [-Math.cos(angle) * length, -Math.sin(angle) * length * 0.8];
    return `M${x} ${y}Q${(x + dx / 2).toFixed()} ${(y + dy).toFixed()} ${(x + dx).toFixed()} ${(y + dy + 40).toFixed()}`;
  }).join('');
const palms = palm(115, 200, 78) + palm(825, 150, 92);

export function Elevation({ stage }: { stage: Stage }) {
  return (
    <svg viewBox="0 90 944 435" aria-hidden="true">
      <path d="M0 470H944" strokeWidth="1.75" />
      <path d={measures + columns + (stage > 1 ? slabs : '')} />
      {stage > 2 && <path d={walls + (stage > 3 ? rest.join('') : '')} opacity="0.55" />}
      {stage > 3 && <path d={palms} />}
    </svg>
  );
}
