const house =
  'M10 170H350M40 170V60H320V170M22 60H338M22 52H338M92.5 60V170M145 60V170M215 60V170M267.5 60V170';

const details = {
  lens: 'M180 150a14 14 0 1 0 0-28 14 14 0 0 0 0 28Zm10-4 14 14',
  closedDoor: 'M164 170V96h32v74M190 134v6',
  openDoor: 'M164 170V96h32v74M164 96l18 8v58l-18 8M178 134v6',
} as const;

/** Small façade for empty pages (brief §9). */
export function SmallIllustration({ detail }: { detail: keyof typeof details }) {
  return (
    <svg className="des" viewBox="0 0 360 190" aria-hidden="true">
      <path d={house + details[detail]} />
    </svg>
  );
}
