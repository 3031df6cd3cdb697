export interface Crumb {
  label: string;
  href: string;
}

export function Breadcrumbs({
  crumbs,
  className = 'ferra',
}: {
  crumbs: readonly Crumb[];
  className?: string;
}) {
  return (
    <nav className={className} aria-label="Você está em">
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
