/** How much of the house is drawn at each step: columns, slabs, walls (brief §1 and §17.6). */
type Stage = 1 | 2 | 3;

const measures =
  'M40 500V516M40 508H202M202 500V516M202 508H364M364 500V516M364 508H580M580 500V516M580 508H742M742 500V516M742 508H904M904 500V516';
const columns = [40, 202, 364, 580, 742, 904].map((x) => `M${x} 180V320M${x} 330V470`).join('');
const slabs = 'M22 170H922M22 180H922M22 320H922M22 330H922';
/** A door with its rail, and louvres in the bay beside it. */
const walls = `M121 180V320M48 288H194${Array.from({ length: 22 }, (_, n) => `M${208 + 7 * n} 186V314`).join('')}`;

/** The elevation of a house that is being put up while its owner announces it. */
export function Elevation({ stage }: { stage: Stage }) {
  return (
    <svg viewBox="0 90 944 435" aria-hidden="true">
      <path d="M0 470H944" strokeWidth="1.75" />
      <path d={measures + columns + (stage > 1 ? slabs : '')} />
      {stage > 2 && <path d={walls} opacity="0.55" />}
    </svg>
  );
}
