interface WaysOutProps {
  actions: readonly { label: string; href: string }[];
}

/** What leads on from an empty state; the first is the one that is advised. */
export const WaysOut = ({ actions }: WaysOutProps) => (
  <div className="vazio__saidas">
    {actions.map(({ label, href }, index) => (
      <a className={index === 0 ? 'bt bt--1' : 'bt bt--2'} href={href} key={href}>
        {label}
      </a>
    ))}
  </div>
);
