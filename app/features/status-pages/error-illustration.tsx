/** Façade with five bays (3·3·4·3·3), one missing. */
const edges = [24, 186, 348, 564, 726, 888];
const floors = [30, 180];
const height = 140;
const louvred = [
  [false, true, false, true, false],
  [true, false, false, false, true],
];
const missing = { floor: 1, bay: 2 };

interface Bay {
  left: number;
  right: number;
  top: number;
}

function louvres({ left, right, top }: Bay): string {
  let path = '';
  for (let x = left + 6; x < right; x += 7) path += `M${x} ${top + 6}V${top + height - 6}`;
  return path;
}

function windowOf({ left, right, top }: Bay): string {
  const sill = top + height - 32;
  return `M${(left + right) / 2} ${top}V${top + height}M${left + 8} ${sill}H${right - 8}`;
}

const bays = floors.flatMap((top, floor) =>
  edges.slice(1).map((right, bay) => ({ floor, bay, top, left: edges[bay]!, right })),
);
const whole = bays.filter(({ floor, bay }) => floor !== missing.floor || bay !== missing.bay);
const lines = [
  ...floors.flatMap((top) => edges.map((x) => `M${x} ${top}V${top + height}`)),
  ...floors.map((top) => `M6 ${top - 10}H906M6 ${top}H906`),
  ...whole.filter(({ floor, bay }) => !louvred[floor]![bay]).map(windowOf),
].join('');
const shutters = whole
  .filter(({ floor, bay }) => louvred[floor]![bay])
  .map(louvres)
  .join('');

export function ErrorIllustration() {
  return (
    <svg className="elev" viewBox="0 10 912 311" aria-hidden="true">
      <path d={lines} />
      <path d={shutters} opacity=".6" />
      <path d="M350 180 562 320M562 180 350 320" strokeDasharray="3 6" />
    </svg>
  );
}
