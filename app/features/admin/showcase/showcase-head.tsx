import type { ReactNode } from 'react';
import { type ListTab, ListTabs } from '../list/list-tabs';

/** Head of each page of Vitrine that is no `List`. */
export const ShowcaseHead = ({ tabs, action }: { tabs: readonly ListTab[]; action?: ReactNode }) => (
  <>
    <div className="mcab">
      <h1 tabIndex={-1}>Vitrine</h1>
      {action}
    </div>
    <div className="mbarra">
      <ListTabs tabs={tabs} />
    </div>
  </>
);
