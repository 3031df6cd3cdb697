import { homeSections, isHomeSection } from '@domain/brokerage/home-sections';
import { intentField } from '../admin-links';
import { sectionNames } from './item-fields';
import { OrderButtons } from './order-buttons';

/** Parts of the home page in their order, then those that are off. */
export function SectionsTable({ sections, form }: { sections: readonly string[]; form: string }) {
  const shown = sections.filter(isHomeSection);
  const off = homeSections.filter((name) => !shown.includes(name));
  return (
    <ul className="mpartes" id="itens">
      {shown.map((name, place) => (
        <li key={name}>
          <span>{sectionNames[name]}</span>
          <OrderButtons
            form={form}
            place={place}
            name={sectionNames[name]}
            isFirst={place === 0}
            isLast={place === shown.length - 1}
          />
        </li>
      ))}
      {off.map((name) => (
        <li key={name} className="suave">
          <span>{sectionNames[name]}, fora da home</span>
          <button className="elo" form={form} name={intentField} value={`por:${name}`}>
            Mostrar<span className="vh"> {sectionNames[name]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
