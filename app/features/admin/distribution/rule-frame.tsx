import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import type { SentencePart } from '@domain/leads/distribution/sentence-parts';
import { adminLinks } from '../admin-links';
import { Sentence } from './sentence';

interface RuleFrameProps {
  title: string;
  /** As it reads now. */
  sentence?: readonly SentencePart[];
  back?: { label: string; href: string };
  children: ReactNode;
}

/** A page that changes a rule. */
export const RuleFrame = ({
  title,
  sentence,
  back = { label: 'Quem atende', href: adminLinks.rules() },
  children,
}: RuleFrameProps) => (
  <>
    <a className="elo mvolta" href={back.href}>
      <Icon name="back" small />
      {back.label}
    </a>
    <div className="mcab">
      <div>
        <h1>{title}</h1>
        {sentence && (
          <p className="suave">
            <Sentence parts={sentence} />
          </p>
        )}
      </div>
    </div>
    {children}
  </>
);
