import { explainingOf } from '@pipwright/core/front/parts';
import { pipsExplainer } from '../explain/index.js';
import { pipsFront } from './kind.js';

export const explaining = explainingOf(pipsFront, pipsExplainer);
