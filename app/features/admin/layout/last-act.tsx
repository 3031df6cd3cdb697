import { useLastChange } from '~/components/ui/snackbars.browser';

/** With scripts the notice of an act goes away: its 'Desfazer' stays here until the next page. */
export function LastAct() {
  const { text, action } = useLastChange() ?? {};
  if (!action?.fields) return null;
  return (
    <form className="multimo" method="post" action={action.href}>
      <p>{text}</p>
      {Object.entries(action.fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <button className="elo">{action.label}</button>
    </form>
  );
}
