export const optional = (label: string) => (
  <>
    {label} <span className="opcional">(opcional)</span>
  </>
);
