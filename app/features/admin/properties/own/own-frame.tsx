import type { ReactNode } from 'react';
import { ownSteps } from '@domain/announcement/own-property';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../../admin-links';
import '~/features/announce/announce.css';
import './own.css';

interface OwnFrameProps {
  number: number;
  reference: string;
  /** Of a step, 'fotos' or 'conferir'. */
  step: string;
  title: string;
  isPublished: boolean;
  children: ReactNode;
}

const steps = [...ownSteps, { name: 'fotos', label: 'Fotos' }, { name: 'conferir', label: 'Conferir' }];

/** Layout of the steps: each is open at any time, since the draft has everything. */
export function OwnFrame({ number, reference, step, title, isPublished, children }: OwnFrameProps) {
  const at = steps.findIndex(({ name }) => name === step);
  return (
    <>
      <a className="elo mvolta" href={adminLinks.newProperties()}>
        <Icon name="previous" small />
        Imóveis próprios
      </a>
      <div className="mcab">
        <div>
          <h1>{title}</h1>
          <p className="suave">
            {isPublished ? `Cadastro de ${reference}, já publicado.` : `Novo imóvel, ${reference}.`}
          </p>
        </div>
      </div>
      <ol className="etapas etapas--mesa" aria-label={`Etapa ${at + 1} de ${steps.length}`}>
        {steps.map(({ name, label }, index) => (
          <li
            className={index < at ? 'feita' : undefined}
            aria-current={index === at ? 'step' : undefined}
            key={name}
          >
            <span>{index === at ? label : <a href={adminLinks.newProperty(number, name)}>{label}</a>}</span>
          </li>
        ))}
      </ol>
      <div className="mpasso anuncio">{children}</div>
    </>
  );
}
