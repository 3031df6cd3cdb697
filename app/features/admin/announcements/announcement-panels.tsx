import { FieldError } from '~/forms/field';
import { FormLayout } from '~/forms/form-layout';
import type { FormReply } from '~/forms/form-reply';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextArea } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../admin-links';
import type { ConflictView } from '../conflict/conflict-view';
import { Panel } from '../record/panel';
import { announcementIntents, decisionForm, responsibleForm } from './decision-form';

export type AnnouncementReply = (FormReply & { intent: string; conflict?: ConflictView }) | undefined;

interface DecidePanelProps {
  id: number;
  name: string;
  version: number;
  state: string;
  decisions: readonly [string, string][];
  reply: AnnouncementReply;
}

/** `version`: of two members who decide at once the second reads what the first did. */
export function DecidePanel({ id, name, version, state, decisions, reply }: DecidePanelProps) {
  const form = useForm(decisionForm, {
    action: adminLinks.announcement(id),
    reply: reply?.intent === announcementIntents.decide ? reply : undefined,
  });
  const { error, id: firstId } = form.field('decision');
  const chosen = form.typed('decision') ?? decisions[0]?.[0];
  const firstName = name.split(' ')[0]!;
  if (decisions.length === 0) return <DecidedPanel state={state} form={form} />;
  return (
    <Panel id="decidir" title="Decidir">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Salvar e enviar</SubmitButton>}
      >
        <input type="hidden" name={intentField} value={announcementIntents.decide} />
        <input type="hidden" name="version" value={version} />
        <fieldset className="grupo">
          <legend className="vh">Decisão</legend>
          {decisions.map(([decision, text], index) => (
            <label className="marca" key={decision}>
              <input
                type="radio"
                name="decision"
                value={decision}
                id={index === 0 ? firstId : undefined}
                defaultChecked={decision === chosen}
              />
              {text}
            </label>
          ))}
          <FieldError id={firstId} error={error} />
        </fieldset>
        <TextArea
          {...form.field('message')}
          label={`O que escrever a ${firstName}`}
          help="Vai na carta. Para perguntar e para não publicar, é preciso escrever."
        />
      </FormLayout>
      <p className="nota mnota">A carta sai na hora, e uma carta não se desfaz. No ar, só por “Pôr no ar”.</p>
    </Panel>
  );
}

/** Nothing can follow: what was typed meanwhile is still there to copy. */
function DecidedPanel({ state, form }: { state: string; form: ReturnType<typeof useForm> }) {
  const typed = form.typed('message');
  return (
    <Panel id="decidir" title="Decidir">
      <p className="suave">{state}. O proprietário pode anunciar outra vez.</p>
      <FieldError id="decidir-envio" error={form.failed} />
      {typed && (
        <div className="campo">
          <label htmlFor="decidir-escrito">O que você escreveu, sem enviar</label>
          <textarea id="decidir-escrito" rows={4} defaultValue={typed} readOnly />
        </div>
      )}
    </Panel>
  );
}

interface ResponsiblePanelProps {
  id: number;
  contact: number;
  responsible: string;
  responsibles: readonly (readonly [string, string])[];
  reply: AnnouncementReply;
}

/** Who answers the announcement's contact. `was`: what the form has read. */
export function ResponsiblePanel({ id, contact, responsible, responsibles, reply }: ResponsiblePanelProps) {
  const form = useForm(responsibleForm, {
    action: adminLinks.announcement(id),
    reply: reply?.intent === announcementIntents.responsible ? reply : undefined,
    known: { responsible },
  });
  const known = responsibles.some(([value]) => value === responsible);
  return (
    <Panel id="corretor" title="Corretor responsável">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Salvar corretor</SubmitButton>}
      >
        <input type="hidden" name={intentField} value={announcementIntents.responsible} />
        <input type="hidden" name="contact" value={contact} />
        <input type="hidden" name="was" value={responsible} />
        <SelectField
          {...form.field('responsible')}
          label="Quem atende"
          options={known ? responsibles : [...responsibles, [responsible, 'Quem já não atende']]}
        />
      </FormLayout>
    </Panel>
  );
}

export function ReleasePanel({ id, reply }: { id: number; reply: AnnouncementReply }) {
  const failed = reply?.intent === announcementIntents.release ? reply.failed : undefined;
  return (
    <Panel id="quarentena" title="Quarentena">
      <form className="form" method="post" action={adminLinks.announcement(id)}>
        <input type="hidden" name={intentField} value={announcementIntents.release} />
        <p className="suave">
          Ninguém foi avisado deste anúncio. Solto, ele segue como os outros: o proprietário recebe a carta.
        </p>
        <button className="bt bt--1">Soltar</button>
        <FieldError id="quarentena-envio" error={failed} />
      </form>
    </Panel>
  );
}
