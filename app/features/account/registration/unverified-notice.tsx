import { NoticeBand } from '~/components/ui/notice-band';
import { ResendForm } from './resend-form';

/** For a visitor whose e-mail is not verified (settled §5). */
export function UnverifiedNotice({ returnTo }: { returnTo: string }) {
  return (
    <NoticeBand text="Seu e-mail ainda não foi validado. Veja sua caixa de entrada.">
      <ResendForm className="elo" returnTo={returnTo}>
        Reenviar
      </ResendForm>
    </NoticeBand>
  );
}
