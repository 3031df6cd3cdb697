import { Icon } from '~/components/ui/icon';
import { documentAttribute } from '~/navigation/plain-link.browser';

interface NotLoadedProps {
  title: string;
  text: string;
  /** Where it is asked for again. */
  retry: string;
  /** Within a section that has a heading of its own. */
  isPart?: boolean;
}

/** What did not come, and the way to ask again (brief §17.5). */
export function NotLoaded({ title, text, retry, isPart }: NotLoadedProps) {
  return (
    <div className="naocarregou" role="alert">
      <Icon name="warning" />
      {isPart ? <p>{title}</p> : <h2 className="t3">{title}</h2>}
      <p className="suave">{text}</p>
      {/* A pointer on it fetches nothing ahead: a part's section has others that have come. */}
      <a className="bt bt--2 bt--c" href={retry} {...(isPart && { [documentAttribute]: '' })}>
        Tentar de novo
      </a>
    </div>
  );
}
