/** What a metric measures; names of OpenTelemetry's semantic conventions where it has one, in Prometheus' spelling. */
export interface Definition {
  help: string;
  labels?: readonly string[];
  /** Most sets of label values; the values of further sets become `_OTHER`. Default 1. */
  sets?: number;
  /** Labels with few values, which stay in `_OTHER` sets. */
  closed?: Readonly<Record<string, readonly string[]>>;
  /** Of a histogram; default: `durationBuckets`. */
  buckets?: readonly number[];
}

export const otherValue = '_OTHER';
/** A histogram has a series for each bucket, and three more. */
export const durationBuckets = [0.05, 0.2, 0.5, 1, 5];
const statusClasses = ['2xx', '3xx', '4xx', '5xx'];
/** More than all kinds of this version. */
const jobKinds = 45;

export const histograms = {
  http_server_request_duration_seconds: {
    help: 'Duration of HTTP requests, by route template and class of status code.',
    labels: ['http_request_method', 'http_route', 'http_response_status_code'],
    closed: { http_response_status_code: statusClasses },
    sets: 56,
  },
  http_client_request_duration_seconds: {
    help: 'Duration of calls to a separate back end, by call and class of status code; _OTHER: no answer.',
    labels: ['http_request_method', 'url_template', 'http_response_status_code'],
    closed: { http_response_status_code: statusClasses },
    sets: 16,
    buckets: [0.05, 0.2, 1],
  },
  db_client_operation_duration_seconds: {
    help: 'Duration of database statements, with the wait for a connection.',
  },
} satisfies Record<string, Definition>;

export const counters = {
  bossa_nova_page_cache_requests_total: {
    help: 'Requests by what the page cache did: hit, stale, miss, or uncacheable.',
    labels: ['result'],
    sets: 4,
  },
  bossa_nova_response_cache_requests_total: {
    help: 'Public calls of pages by what the response cache did: hit, miss, or uncacheable.',
    labels: ['result'],
    sets: 3,
  },
  bossa_nova_job_runs_total: {
    help: 'Runs of background jobs on this instance: done, later (retried), away (waits), refused.',
    labels: ['kind', 'outcome'],
    closed: { outcome: ['done', 'later', 'away', 'refused'] },
    sets: 2 * jobKinds,
  },
  process_cpu_time_seconds_total: {
    help: 'Processor time of the process with its threads.',
    labels: ['cpu_mode'],
    sets: 2,
  },
} satisfies Record<string, Definition>;

export const gauges = {
  target_info: { help: 'Version of the program.', labels: ['service_name', 'service_version'] },
  process_uptime_seconds: { help: 'Time since the start of the process.' },
  process_memory_usage_bytes: { help: 'Resident memory of the process.' },
  v8js_memory_heap_used_bytes: { help: 'Used memory of the JavaScript heap.' },
  nodejs_eventloop_delay_p50_seconds: { help: 'Median delay of the event loop since the last scrape.' },
  nodejs_eventloop_delay_p99_seconds: { help: '99th percentile of the delay since the last scrape.' },
  nodejs_eventloop_delay_max_seconds: { help: 'Longest delay since the last scrape.' },
  nodejs_eventloop_utilization_ratio: { help: 'Share of time in which the event loop was busy.' },
  db_client_connection_count: {
    help: 'Connections of the pool.',
    labels: ['db_client_connection_state'],
    sets: 2,
  },
  db_client_connection_max: { help: 'Most connections of the pool.' },
  db_client_connection_pending_requests: { help: 'Statements that wait for a connection.' },
  bossa_nova_reading_timestamp_seconds: {
    help: 'When a group of the figures below was last read.',
    labels: ['part'],
    sets: 8,
  },
  bossa_nova_jobs: {
    help: 'Background jobs in the queue: due (also retried ones) or failed for good.',
    labels: ['kind', 'state'],
    sets: 2 * jobKinds,
  },
  bossa_nova_job_oldest_age_seconds: {
    help: 'Age of the oldest due job.',
    labels: ['kind'],
    sets: jobKinds,
  },
  bossa_nova_feed_last_run_timestamp_seconds: {
    help: 'Last load of a scheduled feed.',
    labels: ['feed'],
    sets: 20,
  },
  bossa_nova_feed_last_success_timestamp_seconds: {
    help: 'Last load that was applied or had no news; without any, when the site was installed.',
    labels: ['feed'],
    sets: 20,
  },
  bossa_nova_feed_failing: {
    help: '1: no success for a day, and loads fail or are missed.',
    labels: ['feed'],
    sets: 20,
  },
  bossa_nova_feed_runs: { help: 'Loads of the last 24 hours.', labels: ['outcome'], sets: 8 },
  bossa_nova_leads: {
    help: 'Leads of the last 24 hours: received = delivered + refused + unclear + waiting + lost.',
    labels: ['state'],
    sets: 6,
  },
  bossa_nova_lead_deliveries: {
    help: 'Deliveries of the leads of the last 24 hours, by destination.',
    labels: ['destination', 'state'],
    sets: 24,
  },
  bossa_nova_refused_lead_files: { help: 'Files of leads in the folders `recusados` of DATA_DIR.' },
  bossa_nova_backup_timestamp_seconds: {
    help: 'Last backup that was made, and last tested restore.',
    labels: ['event'],
    sets: 2,
  },
  bossa_nova_certificate_expiry_timestamp_seconds: { help: 'End of the certificate of SITE_URL.' },
  system_filesystem_limit_bytes: { help: 'Size of the file system of DATA_DIR.' },
  system_filesystem_utilization_ratio: { help: 'Used share of the file system of DATA_DIR.' },
} satisfies Record<string, Definition>;

export type HistogramName = keyof typeof histograms;
export type CounterName = keyof typeof counters;
export type GaugeName = keyof typeof gauges;

/** Series of a scrape at most. */
export const maxSeries = 1_000;
