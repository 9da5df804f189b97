#!/usr/bin/env node
import { main } from './main.js';

await main('pips-solver', process.argv.slice(2));
