#!/usr/bin/env node
// The program of @pipwright/cli, in a package of the name that npx looks for.
import '@pipwright/cli/dist/pipwright.js';
