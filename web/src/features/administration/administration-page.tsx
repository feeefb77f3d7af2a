import { Route, Routes, useParams } from 'react-router-dom';
import { classScreens, screenClassOf } from '#shared/class-screens.ts';
import type { AnyClassScreen } from '#shared/entities/class-screen.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { NotFoundPage } from '#web/components/not-found-page.tsx';
import { AdministrationHome } from './administration-home.tsx';
import { AdministrationNav } from './administration-nav.tsx';
import { EntriesPage } from './entries/entries-page.tsx';
import { SingleEntryPage } from './entries/single-entry-page.tsx';
import { JobsPage } from './jobs/jobs-page.tsx';
import './administration.css';

const MailsPage = lazyPart(
  () => import('./mails/mails-page.tsx').then((file) => file.MailsPage),
  ['mails'],
);
const LabelsPage = lazyPart(
  () => import('./labels/labels-page.tsx').then((file) => file.LabelsPage),
  ['labels', 'errors'],
);

/** Shows the administration: its menu, and beside it the screen of the address. */
export function AdministrationPage() {
  return (
    <div className="administration" data-density="compact">
      <AdministrationNav />
      <div>
        <Routes>
          <Route index element={<AdministrationHome />} />
          <Route path="jobs" element={<JobsPage />} />
          <Route path="mails" element={<MailsPage />} />
          <Route path="i18nlabels" element={<LabelsPage />} />
          <Route path=":type/:id?" element={<ClassRoute />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </div>
    </div>
  );
}

function ClassRoute() {
  const { type: name = '' } = useParams();
  const type = screenClassOf(name);
  const screen: AnyClassScreen | undefined = type && classScreens[type];
  const Screen = screen?.isSingle ? SingleEntryPage : EntriesPage;
  return type === undefined ? <NotFoundPage /> : <Screen key={type} type={type} />;
}
