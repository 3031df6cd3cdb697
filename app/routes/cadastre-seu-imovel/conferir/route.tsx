import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { counted } from '@domain/kernel/counts';
import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { firstStep } from '@domain/announcement/steps';
import { moreSection, type SummarySection } from '@domain/announcement/summary';
import { Icon } from '~/components/ui/icon';
import { AlreadySent } from '~/features/announce/already-sent';
import { AnnounceLayout } from '~/features/announce/announce-layout';
import { news } from '~/features/announce/draft-form';
import { DraftLine } from '~/features/announce/draft-line';
import { PhoneForm } from '~/features/announce/continue-on-phone';
import { CampaignField } from '~/features/marketing/campaign-field';
import { FailedSnackbar } from '~/forms/failed-snackbar';
import { FieldError } from '~/forms/field';
import type { SendReply } from './action.server';
import { hiddenField } from '~/forms/hidden-fields';
import { PrivacyLine } from '~/forms/privacy-line';
import { SubmitButton } from '~/forms/submit-button';
import { Honeypot } from '~/forms/honeypot';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { sendAction } from './action.server';
import { checkData } from './queries.server';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export const meta = privatePageMeta('Confira seus dados');
export const loader = (args: LoaderFunctionArgs) => checkData(args);
export const action = (args: ActionFunctionArgs) => sendAction(args);

const formId = 'anuncio-envio';
const layoutProps = {
  title: 'Confira seus dados.',
  lead: 'Só depois desta página o imóvel chega à nossa equipe.',
  step: null,
};

/** Summary before the announcement is sent (prototype anunciar-conferir). */
export default function CheckPage() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<SendReply>();
  const { state, formAction } = useNavigation();
  const pending = state !== 'idle' && formAction === links.announceCheck();
  if (page.view === 'sent')
    return (
      <AlreadySent sent={page.sent} next={links.announceSent()} action={links.announceStep(firstStep)} />
    );
  if (page.view === 'away')
    return (
      <AnnounceLayout {...layoutProps}>
        <p>Não conseguimos abrir o seu rascunho agora. Ele está guardado: tente de novo em alguns minutos.</p>
        <p>
          <a className="elo" href={links.announceCheck()}>
            Tentar de novo
          </a>
        </p>
      </AnnounceLayout>
    );
  return (
    <AnnounceLayout {...layoutProps}>
      <DraftLine draft={page.saved} />
      {page.saved && <PhoneForm />}
      <form className="confere" id={formId} method="post" action={links.announceCheck()}>
        <input type="hidden" name={hiddenField.key} value={page.id} />
        <input type="hidden" name={hiddenField.time} value={reply?.time ?? page.time} />
        {page.fields.map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
        ))}
        <CampaignField value={reply?.campaign} />
        <Honeypot formId={formId} />
        {page.sections.map((section) => (
          <Section {...section} key={section.step} />
        ))}
        <PhotosSection count={page.photos} />
        <label className="marca">
          <input type="checkbox" name={news.field} value="sim" />
          {news.text}
        </label>
        <PrivacyLine />
        <FieldError id={formId} error={reply?.failed} />
        <div className="mago__pe">
          <a className="bt bt--3 elo" href={links.announceStep('contato')}>
            <Icon name="back" small />
            Voltar
          </a>
          <SubmitButton pending={pending}>Enviar imóvel</SubmitButton>
        </div>
        {reply?.failed && <FailedSnackbar reply={reply} />}
      </form>
    </AnnounceLayout>
  );
}

const PhotosSection = ({ count }: { count: number }) => (
  <section>
    <header>
      <h2>Fotos</h2>
      <a className="elo menor" href={links.announcePhotos()}>
        {count > 0 ? 'Mudar' : 'Enviar'}
        <span className="vh"> fotos</span>
      </a>
    </header>
    <dl>
      <div>
        <dt>Opcional</dt>
        <dd>{count > 0 ? counted(count, 'foto', 'fotos') : 'Nenhuma'}</dd>
      </div>
    </dl>
  </section>
);

function Section({ step, label, rows }: SummarySection) {
  return (
    <section>
      <header>
        <h2>{label}</h2>
        <a
          className="elo menor"
          href={step === moreSection ? links.ownerPage() : links.announceStep(step, { check: true })}
        >
          Mudar<span className="vh"> {label}</span>
        </a>
      </header>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withNoBreakSpaces(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
