import { countedProperties, nounFor } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import type { PortalSwitchPreview } from '@contract/staff-portal-switch';
import { feedPortalNames } from '@domain/property/feed-portals';
import { isManyInBulk, maxBulk } from '@domain/staff/bulk';
import { Icon } from '~/components/ui/icon';
import { FieldError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { typedField } from '../bulk/bulk-fields';
import { breakable } from '../layout/breakable';
import { portalsHref, portalTabNames } from './portals-texts';
import { type PortalSwitchChoice, sealField, switchHref } from './switch-fields';

type PreviewProps = PortalSwitchChoice & { preview: PortalSwitchPreview };
type SwitchPageProps = PreviewProps & { failed: string | undefined };

/** What a switch of all properties of a list changes, and the button that does it. */
export function SwitchPage({ failed, ...shown }: SwitchPageProps) {
  const { filters, portal, to, preview } = shown;
  const { changing } = preview;
  const [verb, side] = to === 'on' ? ['Pôr', 'em'] : ['Tirar', 'de'];
  return (
    <>
      <a className="elo mvolta" href={portalsHref(filters)}>
        <Icon name="previous" small />
        Portais
      </a>
      <div className="mcab">
        <div>
          <h1>
            {changing === 0
              ? 'Nada muda'
              : `${verb} ${countedProperties(changing)} ${side} ${feedPortalNames[portal]}`}
          </h1>
          <p className="suave">
            {portalTabNames[filters.tab]}
            {filters.text && `, com “${filters.text}”`}
          </p>
        </div>
      </div>
      <Changes {...shown} />
      {changing > maxBulk ? (
        <p role="alert">Até {formatNumber(maxBulk)} imóveis de uma vez. Filtre mais, e mude em partes.</p>
      ) : (
        changing > 0 && <Confirm {...shown} failed={failed} />
      )}
    </>
  );
}

function Changes({ portal, to, preview }: PreviewProps) {
  const { changing, highlighted, same, examples } = preview;
  const more = changing - examples.length;
  const already = to === 'on' ? ['já sai', 'já saem'] : ['já não sai', 'já não saem'];
  return (
    <section className="msec">
      {examples.length > 0 && (
        <ul>
          {examples.map(({ id, reference, title }) => (
            <li key={id}>
              <a href={adminLinks.property(id)}>{breakable(title || 'Imóvel sem título')}</a>, {reference}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="suave">e mais {formatNumber(more)}.</p>}
      {highlighted > 0 && (
        <p>
          {formatNumber(highlighted)}{' '}
          {nounFor(highlighted, 'está em destaque e deixa', 'estão em destaque e deixam')} o lugar livre no
          plano de {feedPortalNames[portal]}.
        </p>
      )}
      {same > 0 && (
        <p>
          {countedProperties(same)} {already[same === 1 ? 0 : 1]}: {nounFor(same, 'fica', 'ficam')} como{' '}
          {nounFor(same, 'está', 'estão')}.
        </p>
      )}
    </section>
  );
}

function Confirm({ failed, ...shown }: SwitchPageProps) {
  const { changing, needs_typing: needsTyping, seal } = shown.preview;
  return (
    <form className="form" method="post" action={switchHref(shown)}>
      <input type="hidden" name={sealField} value={seal} />
      {needsTyping ? (
        <>
          <p>
            {isManyInBulk(changing) ? 'São mais de 200' : 'É mais de um quinto do catálogo'}: escreva o número
            para confirmar.
          </p>
          <TextField
            id="portais-numero"
            name={typedField}
            label="Quantos mudam"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            error={failed}
          />
        </>
      ) : (
        <FieldError id="portais-envio" error={failed} />
      )}
      <button className="bt bt--1">
        {shown.to === 'on' ? 'Pôr' : 'Tirar'} {countedProperties(changing)}
      </button>
      <a className="elo" href={portalsHref(shown.filters)}>
        Não mudar nada
      </a>
      <p className="nota">Dá para desfazer, a qualquer hora, em Registro.</p>
    </form>
  );
}
