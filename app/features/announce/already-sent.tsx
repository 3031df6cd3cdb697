import { clock } from '@domain/kernel/clock';
import { recentMomentText } from '@domain/kernel/moment';
import { contentId } from '~/components/ui/content-id';
import { draftField, intents } from './draft-form';

interface AlreadySentProps {
  sent: { at: string; protocol: string };
  next: string;
  action: string;
}

/** Page for the back button after sending (prototype anunciar-ja-enviado). */
export function AlreadySent({ sent: { at, protocol }, next, action }: AlreadySentProps) {
  return (
    <main id={contentId} className="palco">
      <div className="vazio">
        <h1>Você já enviou este anúncio.</h1>
        <p className="lide">
          Foi {recentMomentText(new Date(at), clock.now())}, com a referência {protocol}. Nada foi enviado de
          novo.
        </p>
        <form className="vazio__saidas" method="post" action={action}>
          <a className="bt bt--1" href={next}>
            O que acontece agora
          </a>
          <button className="bt bt--2" name={draftField.intent} value={intents.another}>
            Anunciar outro imóvel
          </button>
        </form>
      </div>
    </main>
  );
}
