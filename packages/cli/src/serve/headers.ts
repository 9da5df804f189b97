/** What every answer says beside its content: to guess nothing, tell nobody, and stay out of the frames of others. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Encoding } from './encoding.js';
import type { Site, SiteFile } from './site.js';

/** @param isTrusted do browsers trust the address? From others they refuse to hear of openers, and complain. */
export function safetyHeaders({ policy }: Site, isTrusted: boolean): OutgoingHttpHeaders {
  return {
    'content-security-policy': policy,
    ...(isTrusted && { 'cross-origin-opener-policy': 'same-origin' }),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** Files in assets/ have their content in their names; all others are asked for again each time. */
export function fileHeaders(file: SiteFile, encoding: Encoding | undefined): OutgoingHttpHeaders {
  return {
    'content-type': file.type,
    'cache-control': file.name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: entityTag(file, encoding),
    ...(file.isText && { vary: 'accept-encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  };
}

export function entityTag(file: SiteFile, encoding: Encoding | undefined): string {
  return `"${file.digest}${encoding === undefined ? '' : `-${encoding}`}"`;
}

export function namesTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
