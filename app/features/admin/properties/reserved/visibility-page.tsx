import { invitationDays } from '@domain/property/invitations';
import { visibilities, type Visibility, visibilityNames, visibilityTexts } from '@domain/property/visibility';
import { Icon } from '~/components/ui/icon';
import { FieldError } from '~/forms/field';
import { FormLayout } from '~/forms/form-layout';
import type { FormReply } from '~/forms/form-reply';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../../admin-links';
import { Panel } from '../../record/panel';
import {
  invitationField,
  invitationForm,
  visibilityForm,
  visibilityIntents,
  wasField,
} from './visibility-forms';

export type VisibilityReply = (FormReply & { intent?: string }) | undefined;

interface Invitation {
  id: number;
  name: string;
  email: string | null;
  isOpen: boolean;
  state: string;
  openings: readonly string[];
}
export interface VisibilityPageProps {
  id: number;
  reference: string;
  title: string;
  visibility: Visibility;
  may_write: boolean;
  invitations: readonly Invitation[];
  /** Shown once. */
  newLink: string | null;
  /** Of invited accounts. */
  page: string;
  reply: VisibilityReply;
}

/** 'Quem vê': public, reserved or draft; who was invited, and who opened when. */
export function VisibilityPage(props: VisibilityPageProps) {
  const { id, reference, title, visibility, may_write: mayWrite, invitations, newLink, reply } = props;
  return (
    <>
      <a className="elo mvolta" href={adminLinks.property(id)}>
        <Icon name="back" small />
        {reference}
      </a>
      <div className="mcab">
        <div>
          <h1>Quem vê</h1>
          <p className="suave">{title}</p>
        </div>
      </div>
      <div className="mlados mlados--duplo">
        {newLink && <NewLink address={newLink} />}
        <WhoSees id={id} visibility={visibility} mayWrite={mayWrite} reply={reply} />
        {mayWrite && <Invite {...props} />}
        {invitations.length > 0 && (
          <Panel id="convites" title="Convites">
            <FieldError
              id="convites-erro"
              error={reply?.intent === visibilityIntents.revoke ? reply.failed : undefined}
            />
            <ul className="mlinhas">
              {invitations.map((each) => (
                <InvitationRow key={each.id} property={id} invitation={each} />
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  );
}

const NewLink = ({ address }: { address: string }) => (
  <Panel id="link-novo" title="Link pessoal">
    <div className="campo">
      <label htmlFor="link-novo-endereco">
        Copie e envie. Depois de sair desta página ele não aparece de novo.
      </label>
      <input id="link-novo-endereco" readOnly value={address} />
    </div>
  </Panel>
);

interface WhoSeesProps {
  id: number;
  visibility: Visibility;
  mayWrite: boolean;
  reply: VisibilityReply;
}

function WhoSees({ id, visibility, mayWrite, reply }: WhoSeesProps) {
  const form = useForm(visibilityForm, {
    action: adminLinks.reservedProperty(id),
    reply: reply?.intent === visibilityIntents.set ? reply : undefined,
  });
  const { error, id: firstId } = form.field('value');
  if (!mayWrite)
    return (
      <Panel id="quem-ve" title={visibilityNames[visibility]}>
        <p>{visibilityTexts[visibility]}</p>
      </Panel>
    );
  return (
    <Panel id="quem-ve" title="Este imóvel é">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Guardar</SubmitButton>}
      >
        <input type="hidden" name={intentField} value={visibilityIntents.set} />
        <input type="hidden" name={wasField} value={visibility} />
        <fieldset className="grupo">
          <legend className="vh">Quem vê</legend>
          {visibilities.map((each, index) => (
            <label className="marca" key={each}>
              <input
                type="radio"
                name="value"
                value={each}
                id={index === 0 ? firstId : undefined}
                defaultChecked={each === visibility}
              />
              <span>
                <b>{visibilityNames[each]}</b> {visibilityTexts[each]}
              </span>
            </label>
          ))}
          <FieldError id={firstId} error={error ?? form.failed} />
        </fieldset>
      </FormLayout>
      <p className="nota">
        Reservado ou rascunho, ele sai de listas, mapa, busca, favoritos e avisos em segundos, e as fotos de
        antes não abrem mais. A carga não muda isso.
      </p>
    </Panel>
  );
}

const dayTexts = invitationDays.map((days) => [String(days), `${days} dias`] as const);

function Invite({ id, visibility, page, reply }: VisibilityPageProps) {
  const form = useForm(invitationForm, {
    action: adminLinks.reservedProperty(id),
    reply: reply?.intent === visibilityIntents.invite ? reply : undefined,
  });
  return (
    <Panel id="convidar" title="Convidar uma pessoa">
      {visibility !== 'reserved' && (
        <p className="nota">Convites abrem enquanto o imóvel for reservado. Público, levam à página dele.</p>
      )}
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Criar convite</SubmitButton>}
      >
        <input type="hidden" name={intentField} value={visibilityIntents.invite} />
        <TextField {...form.field('name')} help="A pessoa lê o primeiro nome na página." />
        <TextField
          {...form.field('email')}
          label="E-mail da conta (opcional)"
          help={`Sem e-mail, sai um link pessoal. Com ele, a pessoa entra na conta dela e abre ${page}`}
        />
        <SelectField {...form.field('days')} options={dayTexts} defaultValue={form.typed('days') ?? '7'} />
      </FormLayout>
    </Panel>
  );
}

const InvitationRow = ({ property, invitation }: { property: number; invitation: Invitation }) => (
  <li>
    <p>
      <b>{invitation.name}</b>, {invitation.email ?? 'link pessoal'}
      <br />
      <span className="suave menor">{invitation.state}</span>
      <br />
      <span className="menor">
        {invitation.openings.length > 0
          ? `Aberto: ${invitation.openings.join('; ')}`
          : 'Ainda não foi aberto'}
      </span>
    </p>
    {invitation.isOpen && (
      <form method="post" action={adminLinks.reservedProperty(property)}>
        <input type="hidden" name={intentField} value={visibilityIntents.revoke} />
        <input type="hidden" name={invitationField} value={invitation.id} />
        <button className="bt bt--2" aria-label={`Revogar o convite de ${invitation.name}`}>
          Revogar
        </button>
      </form>
    )}
  </li>
);
