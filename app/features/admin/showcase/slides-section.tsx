import type { StaffShowcase } from '@contract/staff-showcase';
import { adminLinks } from '../admin-links';
import { RecordSection } from '../record/record';
import { OrderButtons } from './order-buttons';
import { NewItem } from './overview-list';
import { daysText, orderFormId, stateText } from './overview-texts';

/** First photos of the home page: of those that are live, the first five are shown. */
export function SlidesSection({ slides }: { slides: StaffShowcase['slides'] }) {
  const published = slides.filter(({ state }) => state !== null);
  return (
    <RecordSection title="Fotos do começo">
      <ul className="mpartes">
        {slides.map((slide) => (
          <li key={slide.key}>
            <span>
              <a className="mlink" href={adminLinks.showcaseItem('slide', slide.key)}>
                {slide.title}
              </a>{' '}
              <small className="suave">
                {stateText(slide)}, {daysText(slide)}
              </small>
            </span>
            {slide.state !== null && (
              <OrderButtons
                form={orderFormId}
                place={slide.key}
                name={slide.title}
                isFirst={published[0] === slide}
                isLast={published.at(-1) === slide}
                canRemove={false}
              />
            )}
          </li>
        ))}
      </ul>
      <form id={orderFormId} method="post" action={adminLinks.showcaseSlides()} />
      <NewItem kind="slide" action={adminLinks.showcaseSlides()} />
    </RecordSection>
  );
}
