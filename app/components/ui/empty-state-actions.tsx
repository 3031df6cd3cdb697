interface EmptyStateActionsProps {
  actions: readonly { label: string; href: string }[];
}

export const EmptyStateActions = ({ actions }: EmptyStateActionsProps) => (
  <div className="vazio__saidas">
    {actions.map(({ label, href }, index) => (
      <a className={index === 0 ? 'bt bt--1' : 'bt bt--2'} href={href} key={href}>
        {label}
      </a>
    ))}
  </div>
);
