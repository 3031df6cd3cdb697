import { otherValue } from './definitions';
import type { Metrics } from './metrics';

export interface HttpAnswer {
  method: string;
  /** Template of the route, never the path. */
  route: string;
  status: number;
  seconds: number;
}

/** Of a separate back end. */
export interface HttpCall {
  method: string;
  /** Template of the call, never the path; undefined: unknown. */
  template: string | undefined;
  /** null: no answer. */
  status: number | null;
  seconds: number;
}

const duration = 'http_server_request_duration_seconds';
const methods = ['GET', 'HEAD', 'POST'];

/** Status codes count by class, as '2xx': the exact code is in the log. */
const classOf = (status: number) =>
  status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : otherValue;

const labelsOf = ({ method, route, status }: Omit<HttpAnswer, 'seconds'>) => ({
  http_request_method: methods.includes(method) ? method : otherValue,
  http_route: route,
  http_response_status_code: classOf(status),
});

export const observeAnswer = (metrics: Metrics, answer: HttpAnswer): void =>
  metrics.observe(duration, answer.seconds, labelsOf(answer));

export const observeCall = (metrics: Metrics, { method, template, status, seconds }: HttpCall): void =>
  metrics.observe('http_client_request_duration_seconds', seconds, {
    http_request_method: method,
    url_template: template ?? otherValue,
    http_response_status_code: status === null ? otherValue : classOf(status),
  });

/** Their series exist from the start, and answers of other routes cannot use up their places. */
export function expectAnswers(metrics: Metrics, routes: readonly string[]): void {
  for (const route of routes)
    for (const status of [200, 500]) metrics.expect(duration, labelsOf({ method: 'GET', route, status }));
}
