/** The schema of the lines of `--json`, as a judge. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const schema = JSON.parse(readFileSync(new URL('../../../docs/json-lines.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: true, strictTypes: false });
const validate = ajv.compile<Record<string, unknown>>(schema);

export function asSchemaSays(line: unknown): Record<string, unknown> {
  if (validate(line)) return line;
  throw new Error(`not as the schema says: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(line)}`);
}
