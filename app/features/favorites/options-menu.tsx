import type { ReactNode } from 'react';
import { Drawing } from '~/components/ui/icon';
import { folderDrawings } from './folder-drawings';

export const OptionsMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="opcoes" name="opcoes">
    <summary aria-label={label}>
      <Drawing path={folderDrawings.dots} />
    </summary>
    <ul>{children}</ul>
  </details>
);

export const Option = ({
  drawing,
  href,
  children,
}: {
  drawing: keyof typeof folderDrawings;
  href: string;
  children: ReactNode;
}) => (
  <li>
    <a href={href}>
      <Drawing path={folderDrawings[drawing]} small />
      {children}
    </a>
  </li>
);
