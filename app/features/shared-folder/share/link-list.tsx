import type { ShownLink } from './share-data.server';
import { shareField, shareIntents } from './share-fields';

interface LinkListProps {
  all: readonly ShownLink[];
  action: string;
  heading: 'h2' | 'h3';
}

export const LinkList = ({ all, action, heading: Heading }: LinkListProps) => (
  <section>
    <Heading>Links desta pasta</Heading>
    <ul className="linhas">
      {all.map((link) => (
        <li key={link.id}>
          <div>
            <b>{link.title}</b>
            <p className="menor suave">
              {link.notes ? `${link.detail.replace(/\.$/, '')}. ${link.notes}` : link.detail}
            </p>
          </div>
          <form className="compartilha__acoes" method="post" action={action}>
            <input type="hidden" name={shareField.link} value={link.id} />
            {link.isOpen ? (
              <button className="bt bt--2 bt--c" name={shareField.intent} value={shareIntents.revoke}>
                Revogar
              </button>
            ) : (
              <>
                <button className="bt bt--2 bt--c" name={shareField.intent} value={shareIntents.reopen}>
                  Reabrir
                </button>
                <button className="bt bt--2 bt--c" name={shareField.intent} value={shareIntents.erase}>
                  Apagar agora
                </button>
              </>
            )}
          </form>
        </li>
      ))}
    </ul>
  </section>
);
