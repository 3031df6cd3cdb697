import { Icon } from '~/components/ui/icon';

export const CriteriaList = ({
  criteria,
  lost = [],
}: {
  criteria: readonly string[];
  lost?: readonly string[];
}) => (
  <ul className="ficha">
    {criteria.map((text) => (
      <li key={text}>{text}</li>
    ))}
    {lost.map((text) => (
      <li key={text}>
        <span className="pesq__perdido">
          <Icon name="warning" small />
          <span className="vh">não existe mais: </span>
          {text}
        </span>
      </li>
    ))}
  </ul>
);
