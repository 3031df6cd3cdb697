import type { MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from '@remix-run/react';
import { Failure, failureText } from '~/features/admin/layout/failure';
import { RequestReference } from '~/features/status-pages/request-reference';
import { useFailedBar } from '~/navigation/loading-bar.browser';
import { privatePageMeta } from '~/page-meta';

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** Of a failed page alone: every other page has its own. */
export const meta: MetaFunction = ({ error, matches }) =>
  error ? privatePageMeta(`${failureText(statusOf(error)).title} · Mesa`)({ matches }) : [];

/** Layout below the rooms' bar, so that a page that fails leaves the bar in place. */
export default function Failures() {
  return <Outlet />;
}

/** Errors of the bar's own loader (another back end, outside ADMIN_NETWORKS) are the website's: there is no admin. */
export function ErrorBoundary() {
  const status = statusOf(useRouteError());
  const { pathname, search } = useLocation();
  useFailedBar();
  return (
    <Failure status={status} here={pathname + search}>
      {status >= 500 && <RequestReference className="suave" />}
    </Failure>
  );
}
