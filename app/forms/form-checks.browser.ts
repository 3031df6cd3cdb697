export { checkedSubmission } from './checked-submission';
export { watchFields } from './watch-fields.browser';
