import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs';

interface PageHeadProps {
  crumbs: readonly Crumb[];
  title: string;
  lead: ReactNode;
}

export function PageHead({ crumbs, title, lead }: PageHeadProps) {
  return (
    <div className="palco">
      <Breadcrumbs crumbs={crumbs} />
      <div className="g inst-heroi">
        <h1 className="r10">{title}</h1>
        <p className="lide r6">{lead}</p>
      </div>
    </div>
  );
}
