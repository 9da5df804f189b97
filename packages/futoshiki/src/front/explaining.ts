import { explainingOf } from '@pipwright/core/front/parts';
import { futoshikiExplainer } from '../explain/index.js';
import { futoshikiFront } from './kind.js';

export const explaining = explainingOf(futoshikiFront, futoshikiExplainer);
