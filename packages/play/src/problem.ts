import { problemMaker } from '@pipwright/core';
import type { playWords } from './words.js';

export const problem = problemMaker<typeof playWords>();
