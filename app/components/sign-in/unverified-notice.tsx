import { NoticeBand } from '../ui/notice-band';
import { ResendForm } from './resend-form';

/** Said to a signed-in visitor whose e-mail is not proven yet (settled §5). `returnTo`: the page that it stands on. */
export function UnverifiedNotice({ returnTo }: { returnTo: string }) {
  return (
    <NoticeBand text="Seu e-mail ainda não foi validado. Veja sua caixa de entrada.">
      <ResendForm className="elo" returnTo={returnTo}>
        Reenviar
      </ResendForm>
    </NoticeBand>
  );
}
