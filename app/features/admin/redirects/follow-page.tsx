import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../admin-links';
import { breakable } from '../layout/breakable';
import { FollowForm } from './follow-form';
import type { FollowView } from './follow.server';
import { textField } from './redirect-forms';

export const FollowPage = ({ typed, steps, error }: FollowView) => (
  <>
    <a className="elo mvolta" href={adminLinks.showcaseRedirects()}>
      <Icon name="previous" small />
      Redirecionamentos
    </a>
    <div className="mcab">
      <h1>Para onde leva este endereço?</h1>
    </div>
    <FollowForm address={typed} error={error ?? undefined} key={typed} />
    {steps.length > 0 && (
      <section className="msec mconferir" aria-labelledby="passos-titulo">
        <h2 id="passos-titulo">O que acontece</h2>
        <ol className="mhist">
          {steps.map((step) => (
            <li key={step.address + String(step.isLoop)}>
              <b>{step.isLoop ? 'laço' : (step.status ?? 'sem resposta')}</b>
              <div>
                <p>{breakable(step.address)}</p>
                <p className="suave">{breakable(textOf(step))}</p>
                {step.isOwn && step.location !== null && (
                  <a
                    className="elo"
                    href={adminLinks.showcaseRedirects({ [textField]: pathPart(step.address) })}
                  >
                    Ver na lista
                  </a>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
    )}
  </>
);

const pathPart = (address: string) => address.split('?', 1)[0]!;

function textOf({ status, isLoop, location, title, isOwn }: FollowView['steps'][number]): string {
  if (isLoop) return 'Volta a um endereço de antes: o navegador desiste.';
  if (status === null) return 'A página não pôde ser aberta agora. Tente de novo.';
  if (location !== null) {
    const by = isOwn ? 'Por um redirecionamento da lista' : 'Por uma regra do site';
    return `${by}, leva ${status === 301 ? 'para sempre' : 'por enquanto'} a ${location}.`;
  }
  const page = title ? `Abre “${title}”` : 'Abre uma página';
  if (status === 410) return 'O imóvel saiu do site: a página diz isso e mostra outros.';
  if (status === 404) return 'Não há página neste endereço.';
  return status < 400 ? `${page}.` : 'O endereço é recusado.';
}
