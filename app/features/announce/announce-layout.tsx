import type { ReactNode } from 'react';
import { announceSteps, type AnnounceStep } from '@domain/announcement/steps';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { Elevation } from './elevation';
import './announce.css';

interface AnnounceLayoutProps {
  title: string;
  lead: string;
  step: AnnounceStep | null;
  children: ReactNode;
}

/** Layout of the wizard: title at the left, progress and form at the right (brief §17.6). */
export function AnnounceLayout({ title, lead, step, children }: AnnounceLayoutProps) {
  const at = announceSteps.findIndex(({ name }) => name === step);
  return (
    <main id={contentId} className="mago anuncio">
      <div className="mago__voz escuro">
        <div>
          <h1>{title}</h1>
          <p className="lide">{lead}</p>
        </div>
        <Elevation stage={at === 0 ? 1 : at === 1 ? 2 : 3} />
      </div>
      <div className="mago__form">
        <StepList at={at < 0 ? announceSteps.length : at} />
        {children}
      </div>
    </main>
  );
}

function StepList({ at }: { at: number }) {
  const last = announceSteps.length;
  return (
    <ol className="etapas" aria-label={`Etapa ${Math.min(at + 1, last)} de ${last}`}>
      {announceSteps.map(({ name, label }, index) => (
        <li
          className={index < at ? 'feita' : undefined}
          aria-current={index === at ? 'step' : undefined}
          key={name}
        >
          <span>{index < at ? <a href={links.announceStep(name)}>{label}</a> : label}</span>
        </li>
      ))}
    </ol>
  );
}
